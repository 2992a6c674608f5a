import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useEffect, useReducer, useRef } from 'react';
import { ApiError } from '../../../api/ApiError.ts';
import { createPicture, type PictureFocus, startUpload } from '../../../api/contract/pictures.ts';
import { putPicture } from '../../../api/putPicture.ts';
import { log } from '../../../lib/log.ts';
import { truncate } from '../../../lib/truncate.ts';
import { useApi } from '../../../session/useSession.ts';
import { site } from '../../../site/site.ts';
import type { PictureCrop } from './pictureCrop.ts';
import {
  emptyUploads,
  isUploading,
  listUnsaved,
  MAX_PICTURES_PER_SELECTION,
  reduceUploads,
  type UploadItem,
} from './reduceUploads.ts';
import { reencodePicture, UndecodablePictureError, validatePictureFile } from './reencodePicture.ts';

const uploadFailedText = msg`The picture couldn’t be saved. Please press Save again.`;

const MAX_SERVER_TEXT_LENGTH = 200;

/** Uploads pictures one after another: each is drawn again, put to storage and registered. */
export function usePictureUpload() {
  const api = useApi();
  const [uploads, dispatch] = useReducer(reduceUploads, emptyUploads);
  const abort = useRef(new AbortController());
  const saving = useRef(false);
  const saved = useRef<Blob[]>([]);
  useEffect(() => {
    // StrictMode mounts the page twice.
    if (abort.current.signal.aborted) abort.current = new AbortController();
    return () => abort.current.abort();
  }, []);

  async function select(files: readonly File[]): Promise<void> {
    const validated = files.map(async (file, index) => ({
      id: crypto.randomUUID(),
      name: file.name,
      file,
      // Files beyond the limit are dropped unread.
      error: index < MAX_PICTURES_PER_SELECTION ? await validatePictureFile(file) : null,
    }));
    dispatch({ type: 'selected', files: await Promise.all(validated) });
  }

  async function send(
    { id, file, name, crop, focus }: UploadItem,
    signal: AbortSignal,
  ): Promise<'saved' | 'failed' | 'stop'> {
    dispatch({ type: 'started', id });
    const marked = focus && { focus };
    let started = false;
    try {
      const { picture, format } = await reencodePicture(file, name, crop);
      const { url, key } = await api.call(startUpload, { body: { format } }, { signal });
      started = true;
      dispatch({ type: 'addressed', id });
      await putPicture(url, picture, { storageOrigin: site.storageOrigin, signal });
      dispatch({ type: 'stored', id });
      await api.call(createPicture, { body: { key, ...marked } }, { signal });
      saved.current.push(picture);
      dispatch({ type: 'registered', id });
      return 'saved';
    } catch (error) {
      if (signal.aborted) return 'stop';
      log.warn('a picture could not be uploaded', error);
      dispatch({ type: 'failed', id, error: toErrorText(error) });
      // A call that fails before an upload starts would fail for the other pictures, too.
      return error instanceof ApiError && !started ? 'stop' : 'failed';
    }
  }

  /** Sends the unsaved items; resolves to whether every item of the list is saved. */
  async function save(): Promise<boolean> {
    if (saving.current) return false;
    saving.current = true;
    let complete = uploads.items.every(({ unusable, removed }) => !unusable || removed);
    for (const item of listUnsaved(uploads)) {
      const outcome = await send(item, abort.current.signal);
      if (outcome !== 'saved') complete = false;
      if (outcome === 'stop') break;
    }
    saving.current = false;
    return complete;
  }

  return {
    uploads,
    busy: isUploading(uploads),
    select,
    save,
    /** Lists the pictures that were saved so far. */
    listSaved: (): readonly Blob[] => saved.current,
    crop: (id: string, crop: PictureCrop | null) => dispatch({ type: 'cropped', id, crop }),
    mark: (id: string, focus: PictureFocus) => dispatch({ type: 'marked', id, focus }),
    remove: (id: string) => dispatch({ type: 'removed', id }),
    restore: (id: string) => dispatch({ type: 'restored', id }),
  };
}

function toErrorText(error: unknown): MessageDescriptor | string {
  if (error instanceof UndecodablePictureError) return error.text;
  const message = error instanceof ApiError ? error.fields?.message : undefined;
  return message ? truncate(message, MAX_SERVER_TEXT_LENGTH) : uploadFailedText;
}
