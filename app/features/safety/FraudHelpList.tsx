import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { site } from '../../site/site.ts';
import { TextLink } from '../../ui/actions/TextLink.tsx';
import { Text } from '../../ui/content/Text.tsx';
import * as styles from './SafetyGuide.css.ts';

type FraudHelp = (typeof site.fraudHelp)[number];

const purposes: Readonly<Record<FraudHelp['kind'], MessageDescriptor>> = {
  police: msg`If you’re in danger`,
  bank: msg`To stop a payment or a card`,
  report: msg`To report fraud`,
  advice: msg`For advice, and to talk about it`,
};

/** The official help against fraud in the site's country, with its numbers and pages. */
export function FraudHelpList() {
  const { t } = useLingui();
  return (
    <ul className={styles.places}>
      {site.fraudHelp.map(({ kind, name, phone, url }) => (
        <li key={name} className={styles.place}>
          <div className={styles.placeName}>
            <strong translate="no">{name}</strong>
            <Text tone="soft">{t(purposes[kind])}</Text>
          </div>
          <div className={styles.ways}>
            {phone !== null && (
              <TextLink to={toTelephoneUri(phone)}>{t`Call ${{ phone: keepTogether(phone) }}`}</TextLink>
            )}
            {url !== null && (
              <TextLink to={url}>
                <span translate="no">{new URL(url).host.replace(/^www\./, '')}</span>
              </TextLink>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The address that calls a number. Numbers of help are short or national, so they have no country code. */
const toTelephoneUri = (phone: string): string => `tel:${phone.replaceAll(/\D/g, '')}`;

/** A number that is not broken at its spaces. */
const keepTogether = (phone: string): string => phone.replaceAll(' ', '\u00A0');
