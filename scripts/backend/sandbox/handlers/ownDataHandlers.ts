import { fetchOwnData, fetchOwnPictureFile } from '../../../../app/api/contract/ownData.ts';
import { defineHandler, HttpError } from '../handler.ts';
import { detectImageType } from '../world/detectImageType.ts';
import { readPortrait } from '../world/readPortrait.ts';
import { toOwnData } from './ownDataPayload.ts';

export const ownDataHandlers = [
  defineHandler(fetchOwnData, ({ world, viewer, claims }) => toOwnData(world, viewer, claims)),

  defineHandler(fetchOwnPictureFile, ({ world, viewer, params }) => {
    const picture = viewer.pictures.find(({ id }) => id === params.id);
    if (!picture) throw new HttpError(404, { message: 'There is no such picture.' });
    const uploaded = picture.key && world.storage.get(picture.key);
    if (uploaded) return toFile(detectImageType(uploaded) ?? 'application/octet-stream', uploaded);
    return toFile('image/svg+xml', Buffer.from(readPortrait(world, picture.id) ?? ''));
  }),
];

const toFile = (type: string, bytes: Uint8Array) => ({ type, base64: Buffer.from(bytes).toString('base64') });
