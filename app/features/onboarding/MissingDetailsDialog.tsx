import { Trans, useLingui } from '@lingui/react/macro';
import { BirthdayField } from '../../fields/birthday/BirthdayField.tsx';
import { TownField } from '../../fields/town/TownField.tsx';
import { UsernameSuggestions } from '../../fields/UsernameSuggestions.tsx';
import { Form } from '../../forms/Form.tsx';
import type { MemberSession } from '../../session/session.model.ts';
import { useMember } from '../../session/useSession.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { DialogFoot } from '../../ui/overlays/DialogFoot.tsx';
import type { OnboardingDialogProps } from './LazyDialog.tsx';
import type { DetailField } from './missingDetails.model.ts';
import { idOf, useMissingDetails } from './useMissingDetails.ts';

/** A dialog that asks for missing details. When it is closed, a notice on the page leads back to it. */
export function MissingDetailsDialog({ onClose }: OnboardingDialogProps) {
  const { t } = useLingui();
  const member = useMember();
  if (!member) return null;
  return (
    <Dialog title={t`A few of your details are missing`} closeLabel={t`Later`} onClose={() => onClose(false)}>
      <MissingDetailsForm member={member} onSaved={() => onClose(true)} />
    </Dialog>
  );
}

interface MissingDetailsFormProps {
  member: MemberSession;
  onSaved: () => void;
}

/** The form with the fields for missing details. */
function MissingDetailsForm({ member, onSaved }: MissingDetailsFormProps) {
  const { t } = useLingui();
  const { draft, fields, form, change, submit } = useMissingDetails(member, onSaved);
  const problemOf = (field: DetailField) => form.problemOf(idOf(field));
  const attempted = form.attempt > 0;
  return (
    <Form form={form} onSubmit={submit} gap="xlarge">
      <Text>
        <Trans>With them we can suggest people who suit you.</Trans>
      </Text>
      {fields.includes('username') && (
        <Stack gap="large">
          <TextField
            id={idOf('username')}
            label={t`Your member name`}
            hint={t`Others see this name. It doesn’t have to be your real one. 2 to 32 characters.`}
            autoComplete="nickname"
            value={draft.username}
            onChange={(username) => change('username', { username })}
            problem={problemOf('username')}
          />
          <UsernameSuggestions onChoose={(username) => change('username', { username })} />
        </Stack>
      )}
      {fields.includes('birthday') && (
        <BirthdayField
          id={idOf('birthday')}
          value={draft.birthday}
          onChange={(typed) => change('birthday', { birthday: typed })}
          attempted={attempted}
          problem={problemOf('birthday')}
        />
      )}
      {fields.includes('location') && (
        <TownField
          id={idOf('location')}
          text={draft.place}
          chosen={draft.town !== null}
          onChange={(place, town) => change('location', { place, town })}
          attempted={attempted}
          problem={problemOf('location')}
        />
      )}
      <DialogFoot>
        <Button type="submit" ariaDisabled={form.busy}>
          {form.busy ? <Trans>Saving …</Trans> : <Trans>Save my details</Trans>}
        </Button>
      </DialogFoot>
    </Form>
  );
}
