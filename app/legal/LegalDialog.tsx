import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { createElement, type ReactNode } from 'react';
import { ApiError } from '../api/ApiError.ts';
import {
  fetchLegalDocuments,
  fetchOtherVersions,
  type LegalDocuments,
  type LegalName,
} from '../api/fetchLegalDocuments.ts';
import type { LegalNode } from '../api/legalDocumentElements.ts';
import { QueryGate } from '../feedback/QueryGate.tsx';
import { activeLocale, intlTag } from '../i18n/activeLocale.ts';
import { formatLongDay } from '../lib/dates/dayFormats.ts';
import { log } from '../lib/log.ts';
import { toIsoCountry } from '../lib/toIsoCountry.ts';
import { QueryClientScope } from '../session/QueryClientScope.tsx';
import { useMember } from '../session/useSession.ts';
import { isDue } from '../site/isDue.ts';
import { site } from '../site/site.ts';
import { Disclosure } from '../ui/actions/Disclosure.tsx';
import { Dialog } from '../ui/overlays/Dialog.tsx';
import * as styles from './LegalDialog.css.ts';
import { type LegalSource, planLegalSources } from './planLegalSources.ts';
import { ReportContentButton } from './report/ReportContentButton.tsx';

/** Headings of the documents. The English capitals are the product's own wording: keep them. */
const headings: Readonly<Record<LegalName, MessageDescriptor>> = {
  imprint: msg`IMPRINT`,
  privacyPolicy: msg`PRIVACY POLICY`,
  termsOfService: msg`TERMS AND CONDITIONS`,
  accessibility: msg`ACCESSIBILITY`,
};

interface LegalDialogProps {
  name: LegalName;
  onClose: () => void;
}

export function LegalDialog({ name, onClose }: LegalDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog title={t(headings[name])} closeLabel={t`Close`} onClose={onClose}>
      <QueryClientScope>
        <LoadedLegalText name={name} />
      </QueryClientScope>
      <ReportContentButton />
    </Dialog>
  );
}

function LoadedLegalText({ name }: { name: LegalName }) {
  const { t } = useLingui();
  return (
    <QueryGate
      query={useLegalDocuments()}
      errorTitle={t`Error: the text couldn’t be loaded`}
      offlineText={null}
      advice={t`You can also ask our support team to send it to you.`}
      loadingText={t`Loading the text …`}
    >
      {(loaded) => <CurrentText name={name} {...loaded} />}
    </QueryGate>
  );
}

interface CurrentTextProps {
  name: LegalName;
  source: LegalSource;
  documents: LegalDocuments;
}

/** A document as it is today, which a duty may have changed since the site was built, and its former versions. */
function CurrentText({ name, source, documents }: CurrentTextProps) {
  const { former = {}, coming = {} } = documents;
  const due = coming[name]?.find(isDue);
  return (
    <div className={styles.root}>
      {due === undefined ? toElements(documents[name]) : <LoadedOtherVersion name={name} source={source} day={due} />}
      {former[name]?.map((day, index) => (
        <FormerText key={day} name={name} source={source} day={day} isNewest={index === 0} />
      ))}
    </div>
  );
}

interface FormerTextProps {
  name: LegalName;
  source: LegalSource;
  /** The day from which it held. */
  day: string;
  isNewest: boolean;
}

/** A former version of a document behind a button, which loads it. */
function FormerText({ isNewest, ...props }: FormerTextProps) {
  const { t } = useLingui();
  const day = formatLongDay(props.day, intlTag());
  const label = t`Version of ${day}`;
  return (
    <>
      {isNewest && <h2>{t`Former versions`}</h2>}
      <Disclosure openLabel={label} closeLabel={label}>
        <LoadedOtherVersion {...props} />
      </Disclosure>
    </>
  );
}

function LoadedOtherVersion({ name, source: { locale, country }, day }: Omit<FormerTextProps, 'isNewest'>) {
  const { t } = useLingui();
  const query = useQuery({
    queryKey: ['legal', `${locale}_${country}`, day, name],
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    async queryFn({ signal }) {
      const document = (await fetchOtherVersions(locale, country, day, { signal }))[name];
      if (!document) throw new Error(`there is no ${name} of ${day}`);
      return document;
    },
  });
  return (
    <QueryGate
      query={query}
      errorTitle={t`Error: the text couldn’t be loaded`}
      offlineText={null}
      advice={t`You can also ask our support team to send it to you.`}
      loadingText={t`Loading the text …`}
    >
      {(document) => <div className={styles.root}>{toElements(document)}</div>}
    </QueryGate>
  );
}

const toElements = (nodes: readonly LegalNode[]): ReactNode[] =>
  nodes.map((node, position) => {
    if (typeof node === 'string') return node;
    const [element, content, href] = node;
    const link = href === undefined ? undefined : { href, rel: 'noopener noreferrer' };
    return createElement(element, { key: position, ...link }, ...toElements(content));
  });

/** Loads the documents in the active language for the member's country, or the first fallback that exists. */
function useLegalDocuments() {
  const member = useMember();
  const country = member && toIsoCountry(member.user.country);
  const sources = planLegalSources(activeLocale(), country, { locale: site.locale, country: site.country });
  return useQuery({
    queryKey: ['legal', ...sources.map((source) => `${source.locale}_${source.country}`)],
    // Offline the query fails at once instead of waiting, so that the dialog can show an error.
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => fetchFirstAvailable(sources, signal),
  });
}

async function fetchFirstAvailable(
  [source, ...others]: readonly LegalSource[],
  signal: AbortSignal,
): Promise<{ documents: LegalDocuments; source: LegalSource }> {
  if (!source) throw new Error('no legal documents to try');
  try {
    return { documents: await fetchLegalDocuments(source.locale, source.country, { signal }), source };
  } catch (error) {
    // Without a connection the other documents would fail as well.
    const missing = error instanceof ApiError && (error.kind === 'rejected' || error.kind === 'contract');
    if (!missing || others.length === 0) throw error;
    log.warn(`no legal documents for ${source.locale} and ${source.country}`, error);
    return fetchFirstAvailable(others, signal);
  }
}
