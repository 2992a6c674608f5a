import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Decision, objectToDecision } from '../../../api/contract/moderation.ts';
import { QueryGate } from '../../../feedback/QueryGate.tsx';
import { ObjectionForm } from '../../../forms/objection/ObjectionForm.tsx';
import { intlTag } from '../../../i18n/activeLocale.ts';
import { formatLongDayOf } from '../../../lib/dates/dateTime.ts';
import { useNow } from '../../../lib/useNow.ts';
import { decisionsKey, decisionsQuery, isOpenToObjection } from '../../../member/decisionsQuery.ts';
import { useApi } from '../../../session/useSession.ts';
import { DescriptionItem, DescriptionList } from '../../../ui/content/DescriptionList.tsx';
import { Heading } from '../../../ui/content/Heading.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { useRestoreFocusOnChange } from '../../../ui/focus/useRestoreFocusOnChange.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { AccountSection } from '../AccountSection.tsx';
import { FocusableStatus } from '../FocusableStatus.tsx';
import { FormDisclosure } from '../FormDisclosure.tsx';

/** A section with the team's decisions against the member, their reasons, and a way to object; none without any. */
export function DecisionsSection() {
  const { t } = useLingui();
  const query = useQuery(decisionsQuery(useApi()));
  const now = useNow();
  if (query.data?.length === 0) return null;
  return (
    <AccountSection
      id="decisions"
      title={t`Decisions of our team`}
      urgent={query.data?.some((decision) => isOpenToObjection(decision, now)) ?? false}
    >
      <Stack gap="xlarge">
        <QueryGate query={query} errorTitle={t`Error: the decisions couldn’t be loaded`}>
          {(decisions) => (
            <>
              {decisions.map((decision) => (
                <DecisionDetails key={decision.id} decision={decision} open={isOpenToObjection(decision, now)} />
              ))}
            </>
          )}
        </QueryGate>
      </Stack>
    </AccountSection>
  );
}

function toTitle({ kind, decision }: Decision): MessageDescriptor {
  if (decision === 'warned') return msg`We’ve given you a warning`;
  if (decision === 'suspended') return msg`We’ve suspended your account`;
  if (decision === 'closed') return msg`We’ve closed your account`;
  if (kind === 'picture') return msg`We’ve taken down one of your pictures`;
  if (kind === 'text') return msg`We’ve taken down one of your texts`;
  return msg`We’ve decided something about your profile`;
}

const formatDay = (at: number) => formatLongDayOf(at, intlTag());

function DecisionDetails({ decision, open }: { decision: Decision; open: boolean }) {
  const { t } = useLingui();
  const { what, reason, rule, decidedAt, objectUntil } = decision;
  return (
    <Stack>
      <Heading level={3} size="small">
        {t(toTitle(decision))}
      </Heading>
      <DescriptionList>
        {what && (
          <DescriptionItem name={t`What it’s about`}>
            <Text userGenerated>{what}</Text>
          </DescriptionItem>
        )}
        <DescriptionItem name={t`Why`}>{reason}</DescriptionItem>
        {rule && <DescriptionItem name={t`By which rule`}>{rule}</DescriptionItem>}
        <DescriptionItem name={t`Decided on`}>{formatDay(decidedAt)}</DescriptionItem>
      </DescriptionList>
      <Objection decision={decision} open={open} until={objectUntil === null ? null : formatDay(objectUntil)} />
    </Stack>
  );
}

interface ObjectionProps {
  decision: Decision;
  open: boolean;
  /** The last day to object, in words. */
  until: string | null;
}

/** The member's objection with its outcome, or a way to object. */
function Objection({ decision: { id, objection }, open, until }: ObjectionProps) {
  const { t } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const [text, setText] = useState('');
  const container = useRestoreFocusOnChange(objection !== null, '[role=status]');
  const day = objection && formatDay(objection.sentAt);
  const showSent = (sent: string) => {
    const added = { sentAt: Date.now(), text: sent, outcome: null };
    queryClient.setQueryData<readonly Decision[]>(decisionsKey, (decisions) =>
      decisions?.map((each) => (each.id === id ? { ...each, objection: added } : each)),
    );
    void queryClient.invalidateQueries({ queryKey: decisionsKey });
  };
  return (
    <div ref={container}>
      <Stack>
        <FocusableStatus>
          {objection && (
            <Stack gap="small">
              <Text>
                <Trans>You objected on {day}:</Trans>
              </Text>
              <Text userGenerated tone="soft">
                {objection.text}
              </Text>
              <Text>
                {objection.outcome ?? t`A person will look at it again and tell you the result here and by email.`}
              </Text>
            </Stack>
          )}
        </FocusableStatus>
        {!objection && (
          <Text>
            {!open
              ? t`The time to object to this is over.`
              : until === null
                ? t`You can object free of charge. A person will look at it again.`
                : t`You can object free of charge until ${until}. A person will look at it again.`}
          </Text>
        )}
        {open && (
          <FormDisclosure openLabel={<Trans>Object to this decision</Trans>} firstField="textarea" savedNotice={null}>
            {(close) => (
              <ObjectionForm
                id={`objection-${id}`}
                text={text}
                onChange={setText}
                send={(sent) => api.call(objectToDecision, { params: { id }, body: { text: sent } })}
                onSent={showSent}
                onCancel={() => {
                  setText('');
                  close(false);
                }}
              />
            )}
          </FormDisclosure>
        )}
      </Stack>
    </div>
  );
}
