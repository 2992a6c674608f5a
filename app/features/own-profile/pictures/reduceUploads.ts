import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PictureFocus } from '../../../api/contract/pictures.ts';
import { carryFocus, type PictureCrop } from './pictureCrop.ts';

export type UploadState = 'pending' | 'started' | 'initializing' | 'uploading' | 'finished' | 'error';

export interface UploadItem {
  id: string;
  name: string;
  file: Blob;
  /** Part to show; null for all of it. */
  crop: PictureCrop | null;
  /** The middle of the face in that part, if the member marked it. */
  focus: PictureFocus | null;
  state: UploadState;
  /** Problem of an item: the app's text, or the server's. */
  error: MessageDescriptor | string | null;
  /** Whether the file itself is the problem, so that it cannot be uploaded again. */
  unusable: boolean;
  /** Whether the member removed it from the list; it can be restored (rule E3). */
  removed: boolean;
}

/** The list of the upload dialog. */
export interface Uploads {
  items: readonly UploadItem[];
  /** Number of files of the last selection that were dropped because there were too many. */
  dropped: number;
}

export type UploadEvent =
  | { type: 'selected'; files: readonly { id: string; name: string; file: Blob; error: MessageDescriptor | null }[] }
  | { type: 'cropped'; id: string; crop: PictureCrop | null }
  | { type: 'marked'; id: string; focus: PictureFocus }
  | { type: 'removed'; id: string }
  | { type: 'restored'; id: string }
  | { type: 'started'; id: string }
  /** The API has returned the upload URL. */
  | { type: 'addressed'; id: string }
  /** The file was put to storage. */
  | { type: 'stored'; id: string }
  /** The picture is registered. */
  | { type: 'registered'; id: string }
  | { type: 'failed'; id: string; error: MessageDescriptor | string };

export const MAX_PICTURES_PER_SELECTION = 10;

export const emptyUploads: Uploads = { items: [], dropped: 0 };

/** Transitions by event. An event in any other state comes late and has no effect. */
const transitions = {
  started: { from: ['pending', 'error'], to: 'started' },
  addressed: { from: ['started'], to: 'initializing' },
  stored: { from: ['initializing'], to: 'uploading' },
  registered: { from: ['uploading'], to: 'finished' },
} as const satisfies Record<string, { from: readonly UploadState[]; to: UploadState }>;

export function reduceUploads(uploads: Uploads, event: UploadEvent): Uploads {
  switch (event.type) {
    case 'selected': {
      const accepted = event.files.slice(0, MAX_PICTURES_PER_SELECTION);
      const added = accepted.map(
        (file): UploadItem => ({
          ...file,
          crop: null,
          focus: null,
          state: file.error ? 'error' : 'pending',
          unusable: file.error !== null,
          removed: false,
        }),
      );
      return { items: [...uploads.items, ...added], dropped: event.files.length - accepted.length };
    }
    case 'cropped':
      return updateItem(uploads, event.id, (item) =>
        canChange(item)
          ? { ...item, crop: event.crop, focus: item.focus && carryFocus(item.focus, item.crop, event.crop) }
          : item,
      );
    case 'marked':
      return updateItem(uploads, event.id, (item) => (canChange(item) ? { ...item, focus: event.focus } : item));
    case 'removed':
      return updateItem(uploads, event.id, (item) => ({ ...item, removed: !isInProgress(item) }));
    case 'restored':
      return updateItem(uploads, event.id, (item) => ({ ...item, removed: false }));
    case 'failed':
      return updateItem(uploads, event.id, (item) =>
        isInProgress(item) ? { ...item, state: 'error', error: event.error } : item,
      );
    default: {
      const step: { from: readonly UploadState[]; to: UploadState } = transitions[event.type];
      return updateItem(uploads, event.id, (item) =>
        step.from.includes(item.state) ? { ...item, state: step.to, error: null } : item,
      );
    }
  }
}

const updateItem = (uploads: Uploads, id: string, update: (item: UploadItem) => UploadItem): Uploads => ({
  ...uploads,
  items: uploads.items.map((item) => (item.id === id ? update(item) : item)),
});

/** Whether an item is being sent. */
const isInProgress = ({ state }: Pick<UploadItem, 'state'>): boolean =>
  state === 'started' || state === 'initializing' || state === 'uploading';

/** Whether an item is neither saved nor being sent. */
export const canChange = (item: Pick<UploadItem, 'state'>): boolean => !isInProgress(item) && item.state !== 'finished';

export const isUploading = ({ items }: Uploads): boolean => items.some(isInProgress);

/** Lists the items that Save sends: neither saved nor being sent, and neither removed nor unusable. */
export const listUnsaved = ({ items }: Uploads): UploadItem[] =>
  items.filter(({ state, unusable, removed }) => (state === 'pending' || state === 'error') && !unusable && !removed);

export const uploadStateTexts: Readonly<Record<UploadState, MessageDescriptor>> = {
  pending: msg`Ready to save`,
  started: msg`Getting ready …`,
  initializing: msg`Sending …`,
  uploading: msg`Almost there …`,
  finished: msg`Saved`,
  error: msg`Not saved`,
};
