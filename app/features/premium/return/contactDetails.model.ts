import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import * as z from 'zod/mini';
import type { FieldProblems } from '../../../forms/useFormSubmission.ts';
import { isCountryCode } from '../../../lib/countries.ts';
import { toIsoCountry } from '../../../lib/toIsoCountry.ts';

export const contactFields = ['firstname', 'lastname', 'street', 'zip', 'city', 'country', 'phone'] as const;
type ContactField = (typeof contactFields)[number];
export type ContactData = Record<ContactField, string>;
const isCountryOrEmpty = (country: string) => country === '' || isCountryCode(country);
export const ContactDraft: z.ZodMiniType<ContactData> = z
  .record(z.enum(contactFields), z.string())
  .check(z.refine(({ country }) => isCountryOrEmpty(country)));

interface ContactFieldTexts {
  label: MessageDescriptor;
  missing: MessageDescriptor;
  autoComplete: string;
}

export const contactTexts: Readonly<Record<ContactField, ContactFieldTexts>> = {
  firstname: { label: msg`First name`, missing: msg`Enter your first name.`, autoComplete: 'given-name' },
  lastname: { label: msg`Last name`, missing: msg`Enter your last name.`, autoComplete: 'family-name' },
  street: {
    label: msg`Street and number`,
    missing: msg`Enter your street and number.`,
    autoComplete: 'address-line1',
  },
  zip: { label: msg`Postcode`, missing: msg`Enter your postcode.`, autoComplete: 'postal-code' },
  city: { label: msg`City`, missing: msg`Enter your city.`, autoComplete: 'address-level2' },
  country: { label: msg`Country`, missing: msg`Choose your country.`, autoComplete: 'country' },
  phone: { label: msg`Phone number (optional)`, missing: msg`Check your phone number.`, autoComplete: 'tel' },
};

const maxLengths: Readonly<Record<Exclude<ContactField, 'country'>, number>> = {
  ...{ firstname: 100, lastname: 100, street: 100, zip: 100, city: 100, phone: 40 },
};

/** Finds the fields that are missing, or cannot be right. */
export function validateContact(data: ContactData): FieldProblems {
  const isInvalid = (field: ContactField) => {
    if (field === 'country') return !isCountryCode(data.country);
    const length = data[field].trim().length;
    return length > maxLengths[field] || (length === 0 && field !== 'phone');
  };
  return Object.fromEntries(contactFields.map((field) => [field, isInvalid(field) && contactTexts[field].missing]));
}

export function toContactBody({ phone, ...data }: ContactData) {
  const trimmed = phone.trim();
  return { ...data, ...(trimmed !== '' && { phone: trimmed }) };
}

interface KnownContact {
  country: string;
  location: { city: string; zip: string | null } | null;
}

/** Prefills known values, so that the member is not asked again (rule U8). Countries are codes (reading 51). */
export function prefillContact({ location, country }: KnownContact): ContactData {
  const code = toIsoCountry(country);
  return {
    ...{ firstname: '', lastname: '', street: '', phone: '' },
    zip: location?.zip ?? '',
    city: location?.city ?? '',
    country: isCountryCode(code) ? code : '',
  };
}
