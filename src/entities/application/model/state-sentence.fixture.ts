import { parse } from 'valibot';
import { makeApplicationDto } from '@test/dto/application';
import { applicationDto, toApplication } from '../api/application.mapper';

/** Wednesday, 15.00 in Jakarta. */
export const NOW = new Date('2026-11-25T08:00:00Z');

type Values = Parameters<typeof makeApplicationDto>[0];

/** An application as the provider's list has it, read at `NOW`. */
export const applicationOf = (values: Values) => toApplication(parse(applicationDto, makeApplicationDto(values)), NOW);

type LastEvent = NonNullable<NonNullable<Values>['lastEvent']>;

/** Last events by the step of their application; the sentences of both languages have the same order. */
export const LAST_EVENTS: [status: string, event: Omit<LastEvent, 'id'>][] = [
  ['apply', { kind: 'sent', at: '2026-11-25T03:00:00Z' }],
  ['apply', { kind: 'sent', at: '2026-11-24T03:00:00Z' }],
  ['apply', { kind: 'sent', at: '2026-11-20T03:00:00Z' }],
  ['apply', { kind: 'sent', at: '2025-12-31T03:00:00Z' }],
  // A later step whose events are missing: the company has seen it.
  ['screening', { kind: 'sent', at: '2026-11-20T03:00:00Z' }],
  ['background_check', { kind: 'sent', at: '2026-11-20T03:00:00Z' }],
  ['apply', { kind: 'viewed', at: '2026-11-24T03:00:00Z' }],
  ['interview_hr', { kind: 'viewed', at: '2026-11-20T03:00:00Z' }],
  ['interview_hr', { kind: 'moved', step: 'interview_hr', at: '2026-11-24T03:00:00Z' }],
  ['onboard', { kind: 'moved', step: 'onboard', at: '2026-11-20T03:00:00Z' }],
  // The move that the application's step tells of is missing, or has no name.
  ['interview_user', { kind: 'moved', step: 'interview_hr', at: '2026-11-20T03:00:00Z' }],
  ['background_check', { kind: 'moved', step: 'background_check' as never, at: '2026-11-24T03:00:00Z' }],
  ['interview_hr', { kind: 'moved', at: '2026-11-20T03:00:00Z' }],
];
