import { Trans } from '@lingui/react/macro';
import question from '@phosphor-icons/core/regular/chats-circle.svg?icon';
import { useState } from 'react';
import { ActionTile } from '../../../ui/actions/ActionTile.tsx';
import type { Person } from '../model/person.model.ts';
import { IcebreakerDialog } from './IcebreakerDialog.tsx';

export function IcebreakerAction({ person }: { person: Person }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <ActionTile icon={question} opensDialog onClick={() => setOpen(true)}>
        <Trans>Ask a question</Trans>
      </ActionTile>
      {open && <IcebreakerDialog person={person} onClose={() => setOpen(false)} />}
    </>
  );
}
