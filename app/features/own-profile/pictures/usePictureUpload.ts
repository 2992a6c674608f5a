import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useEffect, useReducer, useRef } from 'react';
import { ApiError } from '../../../api/ApiError.ts';
import { createPicture, startUpload } from '../../../api/contract/pictures.ts';
import { putPicture } from '../../../api/putPicture.ts';
import { log } from '../../../lib/log.ts';
import { truncate } from '../../../lib/truncate.ts';
import { useApi } from '../../../session/useSession.ts';
import { site } from '../../../site/site.ts';
import {
  emptyUploads,
  isUploading,
  listUnsaved,
  MAX_PICTURES_PER_SELECTION,
  reduceUploads,
  type UploadItem,
} from './pictureUpload.model.ts';
import { reencodePicture, UndecodablePictureError, validatePictureFile } from './reencodePicture.ts';

const uploadFailedText = msg`The picture could not be saved. Please press Save again.`;

/** Pictures from the device to the gallery: cleaned, put to storage, registered, one after the other. */
export function usePictureUpload() {
  const api = useApi();
  const [uploads, dispatch] = useReducer(reduceUploads, emptyUploads);
  const stop = useRef(new AbortController());
  const saving = useRef(false);
  useEffect(() => {
    // A page that is mounted twice needs a fresh one.
    if (stop.current.signal.aborted) stop.current = new AbortController();
    return () => stop.current.abort();
  }, []);

  async function select(files: readonly File[]): Promise<void> {
    const looked = files.map(async (file, index) => ({
      id: crypto.randomUUID(),
      name: file.name,
      file,
      // Those beyond the cap are dropped unread.
      fault: index < MAX_PICTURES_PER_SELECTION ? await validatePictureFile(file) : null,
    }));
    dispatch({ type: 'selected', files: await Promise.all(looked) });
  }

  async function send({ id, file, name }: UploadItem, signal: AbortSignal): Promise<'saved' | 'failed' | 'stop'> {
    dispatch({ type: 'started', id });
    let addressed = false;
    try {
      const { picture, format } = await reencodePicture(file, name);
      const { url, key } = await api.call(startUpload, { body: { format } }, { signal });
      addressed = true;
      dispatch({ type: 'addressed', id });
      await putPicture(url, picture, { storageOrigin: site.storageOrigin, signal });
      dispatch({ type: 'stored', id });
      await api.call(createPicture, { body: { key } }, { signal });
      dispatch({ type: 'registered', id });
      return 'saved';
    } catch (error) {
      if (signal.aborted) return 'stop';
      log.warn('a picture could not be uploaded', error);
      dispatch({ type: 'failed', id, error: toErrorText(error) });
      // An error at the start of an upload holds for all remaining pictures, so uploading stops.
      return error instanceof ApiError && !addressed ? 'stop' : 'failed';
    }
  }

  /** Sends all that waits; tells whether everything in the list has arrived. */
  async function save(): Promise<boolean> {
    if (saving.current) return false;
    saving.current = true;
    let complete = uploads.items.every(({ unusable, removed: out }) => !unusable || out);
    for (const item of listUnsaved(uploads)) {
      const outcome = await send(item, stop.current.signal);
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
    remove: (id: string) => dispatch({ type: 'removed', id }),
    restore: (id: string) => dispatch({ type: 'restored', id }),
  };
}

function toErrorText(error: unknown): MessageDescriptor | string {
  if (error instanceof UndecodablePictureError) return error.text;
  const said = error instanceof ApiError ? error.fields?.message : undefined;
  return said ? truncate(said, 200) : uploadFailedText;
}
