import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LegalName } from '../api/fetchLegalDocuments.ts';

/** Labels of the links to the legal documents; their headings come with the dialog. */
export const legalTitles: Readonly<Record<LegalName, MessageDescriptor>> = {
  imprint: msg`Imprint`,
  privacyPolicy: msg`Privacy policy`,
  termsOfService: msg`Terms and conditions`,
  accessibility: msg`Accessibility`,
};
