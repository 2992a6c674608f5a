import { Fragment } from 'react';

/** An email address whose lines break before its @ and its dots, and not within its words. */
export const EmailAddress = ({ email }: { email: string }) =>
  email.split(/(?=[@.])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an address never change places
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
