import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Stands in for the text of a person who did not answer in time. */
export const ABSENT = 'absent';
/** Stands for a computer player's text. */
export const COMPUTER = 'computer';

const TEXT = /^[!-~]{16,128}$/;
const SECRET = /^[0-9a-f]{64}$/;
const TABLE = /^[a-z0-9]{1,40}$/;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const LENGTH = 43;

/**
 * A fresh text for the shuffles of a game: 43 visible ASCII characters of 64 kinds, 258 random bits.
 * `getRandomValues` works on plain http as well, where the rest of `crypto` does not.
 */
export function newText(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  return Array.from(bytes, (byte) => LETTERS.charAt(byte % LETTERS.length)).join('');
}

/** Whether it can be a person's text: 16 to 128 visible ASCII characters without a space. */
export function isText(text: string): boolean {
  return TEXT.test(text);
}

/** Whether it can be a published secret: 64 lower-case hexadecimal digits. */
export function isSecret(text: string): boolean {
  return SECRET.test(text);
}

/** Whether it can be a table's id. */
export function isTableName(text: string): boolean {
  return TABLE.test(text);
}

/** SHA-256 of the text, in lower-case hexadecimal. */
export function promiseOf(text: string): string {
  return promiseOfSecret(utf8ToBytes(text));
}

/** SHA-256 of the secret's bytes, in lower-case hexadecimal. */
export function promiseOfSecret(secret: Uint8Array): string {
  return bytesToHex(sha256(secret));
}
