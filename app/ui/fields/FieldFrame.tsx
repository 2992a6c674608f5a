import warning from '@phosphor-icons/core/fill/warning-circle-fill.svg?icon';
import type { ReactNode } from 'react';
import { Icon } from '../content/Icon.tsx';
import * as styles from './Field.css.ts';

/** Props of every field. */
export interface FieldProps {
  /** Id of the control, from which the ids of hint and problem are derived. */
  id: string;
  label: string;
  hint?: string | undefined;
  problem?: string | undefined;
  /** Id of a text outside that says what the field asks for, such as a question. */
  describedBy?: string;
}

/**
 * The frame of a field: the label above it, hint and problem between label and control, so that they are read before
 * typing. Use it for other controls; `TextField` and its like have it already.
 */
export function FieldFrame({ id, label, hint, problem, children }: FieldProps & { children: ReactNode }) {
  return (
    <div className={styles.root}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldProblem id={id} problem={problem} />
      {children}
    </div>
  );
}

/** The attributes that connect a control with its hint and problem. */
export function describeField(id: string, hint?: string, problem?: string, describedBy?: string) {
  const described = [describedBy, hint && `${id}-hint`, problem && `${id}-error`].filter(Boolean).join(' ');
  return { 'aria-describedby': described || undefined, 'aria-invalid': problem ? (true as const) : undefined };
}

/** The problem of a control or group; `describeField` refers to it by the id of the control. */
export function FieldProblem({ id, problem }: { id: string; problem: string | undefined }) {
  if (!problem) return null;
  return (
    <p className={styles.problem} id={`${id}-error`}>
      <Icon source={warning} />
      <span>{problem}</span>
    </p>
  );
}
