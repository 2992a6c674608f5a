import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const largestFile = 20_000_000;
const largestArea = 50_000_000;
/** Longer pictures are made smaller: no screen shows more. */
const longestSide = 2400;

export type PictureType = 'image/png' | 'image/jpeg';

/** By the first bytes, whatever the name says. */
export function readPictureType(bytes: Uint8Array): PictureType | null {
  const starts = (...expected: number[]) => expected.every((byte, index) => bytes[index] === byte);
  if (starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png';
  return starts(0xff, 0xd8, 0xff) ? 'image/jpeg' : null;
}

/**
 * The format that the upload declares: the part of the file name after the first dot if it is a known format, else the
 * type of the bytes (reading 19).
 */
export function toFormat(name: string, type: PictureType): string {
  const dot = name.indexOf('.');
  const written = dot < 0 ? '' : name.slice(dot + 1).toLowerCase();
  return ['png', 'jpg', 'jpeg'].includes(written) ? written : type === 'image/png' ? 'png' : 'jpeg';
}

/** The type to encode as, so that bytes and format agree. */
export const toType = (format: string): PictureType => (format === 'png' ? 'image/png' : 'image/jpeg');

export const faults = {
  empty: msg`This file is empty. Please choose another one.`,
  tooLarge: msg`This picture is larger than 20 MB. Please choose a smaller one.`,
  notAPicture: msg`This is no picture of the kind PNG or JPEG. Please choose another one.`,
} as const satisfies Record<string, MessageDescriptor>;

export function checkFile(size: number, type: PictureType | null): MessageDescriptor | null {
  if (size === 0) return faults.empty;
  if (type === null) return faults.notAPicture;
  return size > largestFile ? faults.tooLarge : null;
}

/** The size to draw at. Null: nothing that can be drawn. */
export function fitPicture(width: number, height: number): { width: number; height: number } | null {
  if (width < 1 || height < 1 || width * height > largestArea) return null;
  const share = Math.min(1, longestSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) };
}
