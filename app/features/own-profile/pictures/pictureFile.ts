import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PictureSize } from './pictureCrop.ts';

export const MAX_FILE_BYTES = 20_000_000;
const MAX_PICTURE_PIXELS = 50_000_000;
/** Longest side to which larger pictures are scaled down, because no screen shows more. */
export const MAX_SIDE_PX = 2400;

export type PictureType = 'image/png' | 'image/jpeg';

/** Parses the type by the first bytes of the file, whatever its name says; null for any other type. */
export function parsePictureType(bytes: Uint8Array): PictureType | null {
  const starts = (...expected: number[]) => expected.every((byte, index) => bytes[index] === byte);
  if (starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png';
  return starts(0xff, 0xd8, 0xff) ? 'image/jpeg' : null;
}

/** The declared format: a known extension, from the first dot on, else the type of the bytes (reading 19). */
export function toUploadFormat(name: string, type: PictureType): string {
  const dot = name.indexOf('.');
  const extension = dot < 0 ? '' : name.slice(dot + 1).toLowerCase();
  return ['png', 'jpg', 'jpeg'].includes(extension) ? extension : type === 'image/png' ? 'png' : 'jpeg';
}

/** The type in which to encode a format. */
export const toMimeType = (format: string): PictureType => (format === 'png' ? 'image/png' : 'image/jpeg');

export const pictureProblems = {
  empty: msg`This file is empty. Please choose another one.`,
  tooLarge: msg`This picture is larger than 20 MB. Please choose a smaller one.`,
  notAPicture: msg`This isn’t a PNG or JPEG picture. Please choose another one.`,
} as const satisfies Record<string, MessageDescriptor>;

/** The problem of a file of that size in bytes and that type, or null. */
export function validatePicture(size: number, type: PictureType | null): MessageDescriptor | null {
  if (size === 0) return pictureProblems.empty;
  if (type === null) return pictureProblems.notAPicture;
  return size > MAX_FILE_BYTES ? pictureProblems.tooLarge : null;
}

/** Whether a picture is neither empty nor too large to be drawn. */
export const isDrawable = ({ width, height }: PictureSize): boolean =>
  width >= 1 && height >= 1 && width * height <= MAX_PICTURE_PIXELS;

/** The size in pixels at which to draw. */
export function toDrawnSize({ width, height }: PictureSize, maxSide: number): PictureSize {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
