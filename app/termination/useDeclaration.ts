import type { Api } from '../api/createApi.ts';
import { useFormSubmission } from '../forms/useFormSubmission.ts';
import { todayAsIsoDay } from '../lib/dates/dateTime.ts';
import { useLoadSession } from '../session/useSession.ts';
import { site } from '../site/site.ts';
import { explainTerminationError } from './explainTerminationError.ts';
import {
  type DeclarationFields,
  type SentDeclaration,
  type TerminationKind,
  validateDeclaration,
} from './termination.model.ts';

type Receipt = Pick<SentDeclaration, 'confirmation' | 'receivedAt'> &
  Partial<Pick<SentDeclaration, 'endsAt' | 'refund' | 'currency'>>;

/**
 * The state of a form that declares the end of a contract. `declare` checks the fields and sends them; `onSent` gets the
 * server's receipt.
 *
 * @param asksWho whether name, contract and address have been asked
 */
export function useDeclaration(
  kind: TerminationKind,
  fields: DeclarationFields,
  asksWho: boolean,
  onSent: (sent: SentDeclaration) => void,
) {
  const loadSession = useLoadSession();
  const form = useFormSubmission(explainTerminationError[kind]);
  const findProblems = () => validateDeclaration(fields, { asksWho, format: site.dateFormat, today: todayAsIsoDay() });
  return {
    form,
    /** Shows the problems of the fields; resolves to whether there are none. */
    check: () => form.submit(findProblems(), async () => {}),
    declare: (send: (api: Api) => Promise<Receipt>) =>
      void form.submit(findProblems(), async () => {
        const { api } = await loadSession();
        onSent({ endsAt: null, refund: null, currency: null, ...(await send(api)), fields });
      }),
  };
}
