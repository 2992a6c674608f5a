import type { NoticedFailure } from '../device/failureReports.ts';

// Inside the documents of sites that report failures, before all other scripts: it only notices. The first failure loads
// the script that reports (boot/reportFailures.ts), so pages without one load nothing for it.

/** The address of that script, which the build puts in the place of this name (scripts/build/stages/renderBootScript.ts). */
declare const __BOOT__: string;

declare global {
  /** Failures that are not reported yet; afterwards, pushing one reports it. */
  var noticedFailures: Pick<NoticedFailure[], 'push' | 'forEach'>;
}

globalThis.noticedFailures = [];
globalThis.noticeFailure = (failure) => {
  noticedFailures.push(failure);
  import(/* @vite-ignore */ __BOOT__).catch(() => {});
};
document.addEventListener('securitypolicyviolation', noticeFailure!);
addEventListener(
  'error',
  (event) => {
    // Pictures are missing every day.
    if ((event.target as Partial<Element>).nodeName !== 'IMG') noticeFailure!(event);
  },
  true,
);
