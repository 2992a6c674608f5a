import { useLingui } from '@lingui/react/macro';
import { MAX_CONTRACT_LENGTH, MAX_NAME_LENGTH } from '../api/contract/termination.ts';
import type { FormController } from '../forms/useFormSubmission.ts';
import { MAX_EMAIL_LENGTH, validateEmail } from '../forms/validateEmail.ts';
import { TextField } from '../ui/fields/TextField.tsx';
import { type DeclarationFields, fieldIds } from './termination.model.ts';

interface DeclarantFieldsProps {
  /** Whether the contract has to be identified. */
  asksContract: boolean;
  fields: DeclarationFields;
  onChange: (fields: DeclarationFields) => void;
  form: FormController;
}

/** The fields that say who declares, which contract is meant, and where the receipt goes. */
export function DeclarantFields({ asksContract, fields, onChange, form }: DeclarantFieldsProps) {
  const { t } = useLingui();
  const { name, contract, email } = fields;
  return (
    <>
      <TextField
        id={fieldIds.name}
        label={t`Your first and last name`}
        autoComplete="name"
        value={name}
        maxLength={MAX_NAME_LENGTH}
        onChange={(typed) => onChange({ ...fields, name: typed })}
        problem={form.problemOf(fieldIds.name)}
      />
      {asksContract && (
        <TextField
          id={fieldIds.contract}
          label={t`Which contract is it?`}
          hint={t`The email address of your membership, your member name, or the number of your order.`}
          autoComplete="email"
          value={contract}
          maxLength={MAX_CONTRACT_LENGTH}
          onChange={(typed) => onChange({ ...fields, contract: typed })}
          onBlur={() => {
            // An address is not asked twice (rule U8).
            if (email === '' && !validateEmail(contract)) onChange({ ...fields, email: contract.trim() });
          }}
          problem={form.problemOf(fieldIds.contract)}
        />
      )}
      <TextField
        id={fieldIds.email}
        type="email"
        label={t`Email address for the receipt`}
        hint={
          asksContract
            ? t`Best the address of your membership. With another one, we first check that it’s you.`
            : undefined
        }
        autoComplete="email"
        value={email}
        maxLength={MAX_EMAIL_LENGTH}
        onChange={(typed) => onChange({ ...fields, email: typed })}
        problem={form.problemOf(fieldIds.email)}
      />
    </>
  );
}
