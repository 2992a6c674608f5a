import type { MessageDescriptor } from '@lingui/core';
import { fetchOwnData, fetchOwnPictureFile } from '../../../../api/contract/ownData.ts';
import type { Api } from '../../../../api/createApi.ts';
import { intlTag } from '../../../../i18n/activeLocale.ts';
import { todayAsIsoDay } from '../../../../lib/dates/dateTime.ts';
import { site } from '../../../../site/site.ts';
import { buildOwnDataPage } from './ownDataPage.ts';
import { toOwnDataWords } from './ownDataWords.ts';
import { type PackProgress, packOwnData } from './packOwnData.ts';

interface DownloadOptions {
  api: Api;
  t: (message: MessageDescriptor) => string;
  onProgress: (progress: PackProgress) => void;
  signal: AbortSignal;
}

/** Loads the own data and packs it, in the language that is shown. */
export async function loadDownload({ api, t, onProgress, signal }: DownloadOptions) {
  const words = toOwnDataWords(t, Date.now());
  const packed = await packOwnData({
    loadData: () => api.call(fetchOwnData, {}, { signal }),
    loadPicture: (id) => api.call(fetchOwnPictureFile, { params: { id } }, { signal }),
    renderPage: (sections, pictures) => buildOwnDataPage({ lang: intlTag(), words, sections, pictures }),
    onProgress,
    signal,
  });
  return { ...packed, name: `${site.name}-${todayAsIsoDay()}.zip` };
}
