import { msg } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { atom, useSetAtom } from 'jotai';
import { isAlreadyDone } from '../../api/apiErrorChecks.ts';
import { declineConversation } from '../../api/contract/conversations.ts';
import { conversationsKey, countersKey, dashboardKey } from '../../api/queryKeys.ts';
import { reportFailureAtom } from '../../feedback/failureQueue.atoms.ts';
import { type Sent, undoable, useUndoable } from '../../feedback/undoable.ts';
import { declinedAtom } from '../../member/declined.atoms.ts';
import { useApi } from '../../session/useSession.ts';

/** A conversation in which the member declines. */
interface Decline {
  id: string;
  /** The name of the other member, as shown. */
  name: string;
}

const atoms = undoable<Decline>();

/** Notes that the member declines in a conversation, or does not after all. */
const markDeclinedAtom = atom(null, (get, set, id: string, declined: boolean) => {
  const others = get(declinedAtom).filter((each) => each !== id);
  set(declinedAtom, declined ? [...others, id] : others);
});

/** Takes somebody who is declined off the list at once, and sends the kind no once it can no longer be undone. */
export function useDecline() {
  const api = useApi();
  const client = useQueryClient();
  const mark = useSetAtom(markDeclinedAtom);
  const report = useSetAtom(reportFailureAtom);
  const { mutate } = useMutation({
    mutationFn: ({ request }: Sent<Decline>) => request,
    onError(error, { id }) {
      // Another tab or device was first.
      if (isAlreadyDone(error)) return;
      mark(id, false);
      report(msg`Error: your kind no couldn’t be sent`, {
        advice: msg`The person is on the list again. Please try again in a moment.`,
      });
    },
    onSettled() {
      for (const queryKey of [['waiting'], conversationsKey, countersKey, dashboardKey] as const) {
        void client.invalidateQueries({ queryKey });
      }
    },
  });
  const decline = useUndoable(atoms, ({ id }) => api.call(declineConversation, { params: { id } }), mutate);
  return {
    ...decline,
    start(item: Decline) {
      mark(item.id, true);
      decline.start(item);
    },
    undo() {
      if (decline.pending) mark(decline.pending.id, false);
      decline.undo();
    },
  };
}
