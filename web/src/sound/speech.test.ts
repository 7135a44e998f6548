import { afterEach, describe, expect, test, vi } from 'vitest';
import { Speech, voiceOf } from './speech';

class Utterance {
  voice: SpeechSynthesisVoice | null = null;
  lang = '';
  onend = () => {};
  onerror = () => {};
  constructor(readonly text: string) {}
}

function voice(lang: string, traits: Partial<SpeechSynthesisVoice> = {}): SpeechSynthesisVoice {
  return { lang, name: lang, voiceURI: lang, localService: false, default: false, ...traits };
}

function mouth(...voices: SpeechSynthesisVoice[]) {
  const said: Utterance[] = [];
  const synthesis = {
    getVoices: vi.fn(() => voices),
    speak: vi.fn((utterance: Utterance) => void said.push(utterance)),
    cancel: vi.fn(),
  };
  vi.stubGlobal('speechSynthesis', synthesis);
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  return { said, synthesis };
}

function speaking(): Speech {
  const speech = new Speech();
  speech.switch('on');
  return speech;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('speech', () => {
  test('is off until asked', () => {
    const { said } = mouth(voice('en-GB'));
    const speech = new Speech();
    speech.speak('fifteen two', 'en');
    expect(speech.switched).toBe('off');
    expect(said).toEqual([]);
  });

  test('says one sentence after another, in a voice of the language', () => {
    const { said, synthesis } = mouth(voice('en-GB'), voice('ru-RU'));
    const speech = speaking();
    speech.speak('пятнадцать — два', 'ru');
    speech.speak('и пара', 'ru');
    expect(said.map(({ text, lang }) => `${lang} ${text}`)).toEqual([
      'ru-RU пятнадцать — два',
      'ru-RU и пара',
    ]);
    expect(synthesis.cancel).not.toHaveBeenCalled();
  });

  test('says nothing without a voice of the language, and nothing of nothing', () => {
    const { said } = mouth(voice('en-GB'));
    const speech = speaking();
    speech.speak('patnáct dva', 'cs');
    speech.speak(' ', 'en');
    expect(said).toEqual([]);
  });

  test('falls silent when it is switched off', () => {
    const { said, synthesis } = mouth(voice('en-GB'));
    const speech = speaking();
    speech.speak('fifteen two', 'en');
    speech.switch('off');
    speech.speak('fifteen four', 'en');
    expect(synthesis.cancel).toHaveBeenCalledOnce();
    expect(said).toHaveLength(1);
  });

  test('catches up when it has fallen behind', () => {
    const { said, synthesis } = mouth(voice('en-GB'));
    const speech = speaking();
    for (let nth = 0; nth < 4; nth++) speech.speak('one', 'en');
    expect(synthesis.cancel).not.toHaveBeenCalled();
    speech.speak('two', 'en');
    expect(synthesis.cancel).toHaveBeenCalledOnce();
    expect(said.at(-1)?.text).toBe('two');
  });

  test('that ended or failed waits no longer', () => {
    const { said, synthesis } = mouth(voice('en-GB'));
    const speech = speaking();
    for (let nth = 0; nth < 10; nth++) {
      speech.speak('one', 'en');
      if (nth % 2 === 0) said.at(-1)?.onend();
      else said.at(-1)?.onerror();
    }
    expect(synthesis.cancel).not.toHaveBeenCalled();
  });
});

test('nothing is thrown where a browser cannot speak', () => {
  const everything = () => {
    const speech = speaking();
    speech.speak('fifteen two', 'en');
    speech.cancel();
    speech.switch('off');
  };
  vi.stubGlobal('speechSynthesis', undefined);
  everything();
  const { synthesis } = mouth(voice('en-GB'));
  synthesis.speak.mockImplementation(() => {
    throw new Error('not allowed');
  });
  everything();
  vi.stubGlobal('SpeechSynthesisUtterance', undefined);
  everything();
});

test('of several voices the own one of the machine is taken', () => {
  const among = [
    voice('en-US'),
    voice('en_GB', { localService: true, name: 'local' }),
    voice('en-AU', { localService: true, default: true, name: 'default' }),
    voice('eng'),
  ];
  expect(voiceOf('en', among)?.name).toBe('default');
  expect(voiceOf('en', among.slice(0, 2))?.name).toBe('local');
  expect(voiceOf('en', among.slice(0, 1))?.lang).toBe('en-US');
  expect(voiceOf('en', among.slice(3))).toBeUndefined();
});
