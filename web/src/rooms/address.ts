/** Where in the house a visitor is: the page's addresses and what they mean. */
export type Room =
  | { name: 'start' }
  | { name: 'table'; id: string; invite: string | null }
  | { name: 'games' }
  | { name: 'replay'; id: string }
  | { name: 'count' }
  | { name: 'help' }
  | { name: 'nowhere' };

export interface Address {
  room: Room;
  /** `?pace=0`: nothing waits, wherever the visitor goes from here. */
  hurried: boolean;
  /** `?lang=ru`: the language to begin with. */
  language: string | null;
}

const ID = '([a-z0-9]{1,64})';

export function readAddress(url: URL): Address {
  return {
    room: readRoom(url),
    hurried: url.searchParams.get('pace') === '0',
    language: url.searchParams.get('lang'),
  };
}

function readRoom(url: URL): Room {
  const path = url.pathname.replace(/\/+$/, '');
  if (path === '') return { name: 'start' };
  if (path === '/games') return { name: 'games' };
  if (path === '/count') return { name: 'count' };
  if (path === '/help') return { name: 'help' };
  const table = new RegExp(`^/table/${ID}$`).exec(path)?.[1];
  if (table !== undefined) {
    return { name: 'table', id: table, invite: url.searchParams.get('invite') };
  }
  const replay = new RegExp(`^/games/${ID}$`).exec(path)?.[1];
  return replay === undefined ? { name: 'nowhere' } : { name: 'replay', id: replay };
}

export function writePath(room: Room): string {
  switch (room.name) {
    case 'table': {
      const invite = room.invite === null ? '' : `?invite=${encodeURIComponent(room.invite)}`;
      return `/table/${room.id}${invite}`;
    }
    case 'replay':
      return `/games/${room.id}`;
    case 'start':
    case 'nowhere':
      return '/';
    default:
      return `/${room.name}`;
  }
}

/** The address of a room for a visitor who is at `here`: the hurry goes along, nothing else does. */
export function writeAddress(room: Room, here: Pick<Address, 'hurried'>): string {
  const path = writePath(room);
  if (!here.hurried) return path;
  return `${path}${path.includes('?') ? '&' : '?'}pace=0`;
}
