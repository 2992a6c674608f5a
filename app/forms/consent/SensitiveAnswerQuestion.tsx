import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { QueryGate } from '../../feedback/QueryGate.tsx';
import { consentsQuery, hasConsent } from '../../member/consentsQuery.ts';
import { useApi } from '../../session/useSession.ts';
import { isFocusLost } from '../../ui/focus/restoreLostFocus.ts';
import { ConsentQuestion } from './ConsentQuestion.tsx';

interface SensitiveAnswerQuestionProps {
  /** Called once the answer may be given; without a question where the member has agreed or the server asks nothing. */
  onAllowed: () => void;
  onRefuse: () => void;
}

/** The question for consent to a sensitive answer, in the place of its field. */
export function SensitiveAnswerQuestion({ onAllowed, onRefuse }: SensitiveAnswerQuestionProps) {
  const { t } = useLingui();
  const container = useRef<HTMLDivElement>(null);
  const consents = useQuery(consentsQuery(useApi()));
  const allowed = consents.data !== undefined && hasConsent(consents.data, 'sensitiveAnswers');
  const allow = useEffectEvent(onAllowed);
  useEffect(() => {
    if (allowed) allow();
  }, [allowed]);
  // What opened an editor is gone by now.
  useEffect(() => {
    if (!consents.isPending && isFocusLost()) container.current?.querySelector('button')?.focus();
  }, [consents.isPending]);
  return (
    <div ref={container}>
      <QueryGate query={consents} errorTitle={t`Error: the question couldn’t be loaded`}>
        {() =>
          !allowed && (
            <ConsentQuestion
              topic="sensitiveAnswers"
              question={t`This answer says something about your health, your faith, your views or your sex life. May we store it and use it to suggest people? You can take this back under “My account” at any time.`}
              onRefuse={onRefuse}
            />
          )
        }
      </QueryGate>
    </div>
  );
}
