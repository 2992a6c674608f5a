import * as z from 'zod/mini';
import { act } from './defineCall.ts';
import { HttpUrl, Id, IdParams } from './fieldSchemas.ts';

/** Answers where putPicture.ts has to put the bytes. The message of a refusal is shown to the member. */
export const startUpload = act('startUpload', 'POST /api/picture/upload', {
  body: z.object({ format: z.string().check(z.minLength(1), z.maxLength(10)) }),
  response: z.object({ url: HttpUrl, key: z.string().check(z.minLength(1), z.maxLength(500)) }),
});

const Percent = z.int().check(z.minimum(0), z.maximum(100));

/** The middle of the face in a picture, in percent of its width and height. */
const Focus = z.object({ x: Percent, y: Percent });
export type PictureFocus = z.output<typeof Focus>;

/** Registers a picture that was put into the storage. The focus is an addition of this project. */
export const createPicture = act('createPicture', 'POST /api/picture/create', {
  body: z.object({ key: z.string().check(z.minLength(1), z.maxLength(500)), focus: z.optional(Focus) }),
});

export const deletePicture = act('deletePicture', 'DELETE /api/picture/delete/:id', { params: IdParams });

/** Makes a picture the profile picture. */
export const setProfilePicture = act('setProfilePicture', 'PUT /api/picture/update/:id', { params: IdParams });

/** Puts the own pictures into an order; the first becomes the profile picture. */
export const orderPictures = act('orderPictures', 'PUT /api/picture/order', {
  body: z.object({ ids: z.array(Id).check(z.minLength(1), z.maxLength(500)) }),
  extension: true,
});
