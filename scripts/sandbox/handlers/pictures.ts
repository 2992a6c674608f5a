import { createPicture, deletePicture, setProfilePicture, startUpload } from '../../../app/api/contract/pictures.ts';
import { handle, Refusal } from '../handler.ts';
import type { Account } from '../world/accounts.ts';
import { readImageType } from '../world/storage.ts';

const formats = ['png', 'jpg', 'jpeg'];

export const pictureHandlers = [
  handle(startUpload, ({ world, viewer, body, origin }) => {
    if (!formats.includes(body.format.toLowerCase()))
      throw new Refusal(422, { message: 'Only png and jpeg pictures.' });
    const key = `${viewer.profileId}-${world.nextId()}`;
    return { url: `${origin}/storage/${key}`, key };
  }),

  handle(createPicture, ({ world, viewer, body }) => {
    const bytes = world.storage.get(body.key);
    if (!bytes || !body.key.startsWith(`${viewer.profileId}-`))
      throw new Refusal(404, { message: 'Nothing was uploaded.' });
    if (!readImageType(bytes)) throw new Refusal(422, { message: 'This is no png or jpeg picture.' });
    if (!viewer.pictures.some(({ key }) => key === body.key)) viewer.pictures.push({ id: body.key, key: body.key });
    return true;
  }),

  handle(deletePicture, ({ viewer, params }) => {
    const picture = findPicture(viewer, params.id);
    viewer.pictures = viewer.pictures.filter((each) => each !== picture);
    return true;
  }),

  handle(setProfilePicture, ({ viewer, params }) => {
    const picture = findPicture(viewer, params.id);
    viewer.pictures = [picture, ...viewer.pictures.filter((each) => each !== picture)];
    return true;
  }),
];

function findPicture(viewer: Account, id: string) {
  const picture = viewer.pictures.find((each) => each.id === id);
  if (!picture) throw new Refusal(404, { message: 'There is no such picture.' });
  return picture;
}
