import {
  createPicture,
  deletePicture,
  orderPictures,
  setProfilePicture,
  startUpload,
} from '../../../../app/api/contract/pictures.ts';
import { defineHandler, HttpError } from '../handler.ts';
import type { Account } from '../world/accountTypes.ts';
import { detectImageType } from '../world/detectImageType.ts';

const allowedFormats = ['png', 'jpg', 'jpeg'];

export const pictureHandlers = [
  defineHandler(startUpload, ({ world, viewer, body, origin }) => {
    if (!allowedFormats.includes(body.format.toLowerCase()))
      throw new HttpError(422, { message: 'Only png and jpeg pictures.' });
    const key = `${viewer.profileId}-${world.nextId()}`;
    return { url: `${origin}/storage/${key}`, key };
  }),

  defineHandler(createPicture, ({ world, viewer, body }) => {
    const bytes = world.storage.get(body.key);
    if (!bytes || !body.key.startsWith(`${viewer.profileId}-`))
      throw new HttpError(404, { message: 'Nothing was uploaded.' });
    if (!detectImageType(bytes)) throw new HttpError(422, { message: 'This is no png or jpeg picture.' });
    const { key, focus } = body;
    if (!viewer.pictures.some((picture) => picture.key === key)) viewer.pictures.push({ id: key, key, focus });
    return true;
  }),

  defineHandler(deletePicture, ({ viewer, params }) => {
    const picture = findPicture(viewer, params.id);
    viewer.pictures = viewer.pictures.filter((each) => each !== picture);
    return true;
  }),

  defineHandler(setProfilePicture, ({ viewer, params }) => {
    const picture = findPicture(viewer, params.id);
    viewer.pictures = [picture, ...viewer.pictures.filter((each) => each !== picture)];
    return true;
  }),

  defineHandler(orderPictures, ({ viewer, body }) => {
    const ordered = body.ids.map((id) => findPicture(viewer, id));
    if (new Set(ordered).size !== viewer.pictures.length || ordered.length !== viewer.pictures.length)
      throw new HttpError(422, { ids: 'Name each of your pictures once.' });
    viewer.pictures = ordered;
    return true;
  }),
];

function findPicture(viewer: Account, id: string) {
  const picture = viewer.pictures.find((each) => each.id === id);
  if (!picture) throw new HttpError(404, { message: 'There is no such picture.' });
  return picture;
}
