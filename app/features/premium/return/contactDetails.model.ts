import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import * as z from 'zod/mini';
import type { FieldErrors } from '../../../forms/useFormSubmission.ts';

export const contactFields = ['firstname', 'lastname', 'street', 'zip', 'city', 'country', 'phone'] as const;
type ContactField = (typeof contactFields)[number];
export type ContactData = Record<ContactField, string>;
export const ContactDraft: z.ZodMiniType<ContactData> = z.record(z.enum(contactFields), z.string());

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
    autoComplete: 'street-address',
  },
  zip: { label: msg`Postcode`, missing: msg`Enter your postcode.`, autoComplete: 'postal-code' },
  city: { label: msg`City`, missing: msg`Enter your city.`, autoComplete: 'address-level2' },
  country: { label: msg`Country`, missing: msg`Enter your country.`, autoComplete: 'country-name' },
  phone: { label: msg`Phone number (if you like)`, missing: msg`Check your phone number.`, autoComplete: 'tel' },
};

const maxLengths: Readonly<Record<ContactField, number>> = {
  ...{ firstname: 100, lastname: 100, street: 100, zip: 100, city: 100, country: 100, phone: 40 },
};

/** The fields that are missing, or far too long to be right. */
export function validateContact(data: ContactData): FieldErrors {
  const isInvalid = (field: ContactField) => {
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

/** Known values are filled in, so that the member is not asked again (rule U8). */
export const prefillContact = ({ location }: KnownContact, country: string): ContactData => ({
  ...{ firstname: '', lastname: '', street: '', phone: '' },
  zip: location?.zip ?? '',
  city: location?.city ?? '',
  country,
});
