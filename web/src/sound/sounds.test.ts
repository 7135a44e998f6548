import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Sounds } from './sounds';
import { strike, type Sound } from './strike';

vi.mock('./strike', () => ({ strike: vi.fn() }));
const struck = vi.mocked(strike);

function audio(state: 'running' | 'suspended', resume: () => Promise<void> = async () => {}) {
  const context = { state, resume: vi.fn(resume) };
  const opened = vi.fn(function () {
    return context;
  });
  vi.stubGlobal('AudioContext', opened);
  return { context, opened };
}

/** Lets promises that are due come to their end. */
async function settled(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
}

beforeEach(() => {
  struck.mockReset();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('sounds', () => {
  test('are off until asked, and open no audio', async () => {
    const { opened } = audio('running');
    const sounds = new Sounds();
    sounds.play('peg');
    await settled();
    expect(sounds.switched).toBe('off');
    expect(opened).not.toHaveBeenCalled();
    expect(struck).not.toHaveBeenCalled();
  });

  test.each<Sound>(['peg', 'card', 'tile'])('%s is heard once switched on', async (sound) => {
    const { context, opened } = audio('running');
    const sounds = new Sounds();
    sounds.switch('on');
    sounds.play(sound);
    sounds.play(sound);
    await settled();
    expect(struck.mock.calls).toEqual([
      [context, sound],
      [context, sound],
    ]);
    expect(opened).toHaveBeenCalledOnce();
  });

  test('fall silent again', async () => {
    audio('running');
    const sounds = new Sounds();
    sounds.switch('on');
    sounds.switch('off');
    sounds.play('peg');
    await settled();
    expect(struck).not.toHaveBeenCalled();
  });

  test('are woken by being switched on', async () => {
    const { context } = audio('suspended');
    new Sounds().switch('on');
    await settled();
    expect(context.resume).toHaveBeenCalled();
  });

  test('that come late are not heard', async () => {
    const { context } = audio('suspended', () => new Promise((wake) => setTimeout(wake, 300)));
    const sounds = new Sounds();
    sounds.switch('on');
    sounds.play('card');
    await vi.waitFor(() => expect(context.resume).toHaveBeenCalledTimes(2));
    await new Promise((resolve) => setTimeout(resolve, 350));
    expect(struck).not.toHaveBeenCalled();
  });
});

describe('nothing is thrown', () => {
  async function plays(): Promise<void> {
    const sounds = new Sounds();
    sounds.switch('on');
    sounds.play('peg');
    await settled();
  }

  test('without audio', async () => {
    vi.stubGlobal('AudioContext', undefined);
    await plays();
    expect(struck).not.toHaveBeenCalled();
  });

  test('where audio cannot be opened', async () => {
    vi.stubGlobal(
      'AudioContext',
      vi.fn(function () {
        throw new Error('no more hardware contexts');
      }),
    );
    await plays();
    expect(struck).not.toHaveBeenCalled();
  });

  test('where it may not run', async () => {
    audio('suspended', () => Promise.reject(new Error('not allowed')));
    await plays();
    expect(struck).not.toHaveBeenCalled();
  });

  test('where a sound fails', async () => {
    audio('running');
    struck.mockImplementation(() => {
      throw new Error('a node failed');
    });
    await plays();
    expect(struck).toHaveBeenCalledOnce();
  });
});
