import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LegalName } from '../api/fetchLegalDocuments.ts';

interface LegalTitles {
  /** Label of the link in the footer. */
  label: MessageDescriptor;
  /** Heading of its dialog. The English capitals are the product's own wording: keep them. */
  heading: MessageDescriptor;
}

export const legalTitles: Readonly<Record<LegalName, LegalTitles>> = {
  imprint: { label: msg`Imprint`, heading: msg`IMPRINT` },
  privacyPolicy: { label: msg`Privacy policy`, heading: msg`PRIVACY POLICY` },
  termsOfService: { label: msg`Terms and conditions`, heading: msg`TERMS AND CONDITIONS` },
};
