import { useFormSubmission } from '../forms/useFormSubmission.ts';
import { todayAsIsoDay } from '../lib/dates/dateTime.ts';
import { useLoadSession } from '../session/useSession.ts';
import { site } from '../site/site.ts';
import { explainTerminationError } from './explainTerminationError.ts';
import { type Declaration, type SentDeclaration, toRequest, validateDeclaration } from './termination.model.ts';

interface Answers {
  /** Gets the server's receipt. */
  onSent: (sent: SentDeclaration) => void;
  /** Gets what the dialog shows next, where a refusal says that it is something else. */
  onRefused: (next: NonNullable<ReturnType<typeof explainTerminationError>['next']>) => void;
}

/** The state of a form that declares the end of a contract. `declare` checks the fields and sends them. */
export function useDeclaration(declaration: Declaration, { onSent, onRefused }: Answers) {
  const loadSession = useLoadSession();
  const form = useFormSubmission((error) => {
    const { next, ...notSent } = explainTerminationError(declaration, error);
    if (next) onRefused(next);
    return notSent;
  });
  const findProblems = () => validateDeclaration(declaration, { format: site.dateFormat, today: todayAsIsoDay() });
  return {
    form,
    /** Shows the problems of the fields; resolves to whether there are none. */
    check: () => form.submit(findProblems(), async () => {}),
    declare: () =>
      void form.submit(findProblems(), async () => {
        const { api } = await loadSession();
        const receipt = await toRequest(declaration, site.dateFormat).send(api);
        onSent({ endsAt: null, refund: null, currency: null, ...receipt, declaration });
      }),
  };
}
