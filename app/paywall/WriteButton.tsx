import { useLingui } from '@lingui/react/macro';
import icon from '@phosphor-icons/core/regular/chat-circle-text.svg?icon';
import type { Person } from '../member/people/person.ts';
import { SpokenName } from '../member/SpokenName.tsx';
import { Button } from '../ui/actions/Button.tsx';
import type { useWriteToPerson } from './useWriteToPerson.ts';

interface WriteButtonProps extends Pick<ReturnType<typeof useWriteToPerson>, 'needsPremium' | 'write'> {
  person: Person;
  /** Whether a conversation is being opened. */
  opening: boolean;
  /** Whether it is in a bar, where only the words have room. */
  narrow?: boolean;
  width?: 'auto' | 'full';
}

/** The button that opens the conversation with a person, or says that this needs Premium. */
export function WriteButton({
  person,
  needsPremium,
  write,
  opening,
  narrow = false,
  width = 'auto',
}: WriteButtonProps) {
  const { t } = useLingui();
  return (
    <Button
      {...(narrow ? { size: 'compact' } : { icon })}
      width={width}
      ariaDisabled={opening}
      onClick={() => write(person)}
    >
      {opening ? t`Opening …` : needsPremium(person) ? t`Write with Premium` : t`Write`}
      <SpokenName of={person} />
    </Button>
  );
}
