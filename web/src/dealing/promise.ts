import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Stands in for the text of a person who did not answer in time. */
export const ABSENT = 'absent';
/** Stands for a computer player's text. */
export const COMPUTER = 'computer';
export const SECRET_BYTES = 32;

const TEXT = /^[!-~]{16,128}$/;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Of 64 letters each, so 240 bits: more than the secret's worth of a hash could tell apart. */
const LENGTH = 40;

/** A fresh text for the shuffles of a game: 40 visible ASCII characters that nobody can guess. */
export function newText(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  return Array.from(bytes, (byte) => LETTERS.charAt(byte % LETTERS.length)).join('');
}

/** Whether a person's text is one: 16 to 128 visible ASCII characters without a space. */
export function isText(text: string): boolean {
  return TEXT.test(text);
}

/** SHA-256 of the text, in lower-case hexadecimal. */
export function promiseOf(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

export function promiseOfSecret(secret: Uint8Array): string {
  return bytesToHex(sha256(secret));
}
