import type * as z from 'zod/mini';
import { call } from '../call.ts';
import { alertChoice, alertStart, alertStop, ChoiceSchema } from './choice.ts';

/** The alerts of a signed-in visitor. */
export type AlertChoice = z.output<typeof ChoiceSchema>;

/** Gets the alerts of the visitor. Never throws. */
export function getAlerts(api: string) {
	return call(api + alertChoice.path, ChoiceSchema, { cache: 'no-store' });
}

/** Turns alerts on. Never throws. */
export function startAlerts(api: string, body: z.input<typeof alertStart.body.schema>) {
	return call(api + alertStart.path, ChoiceSchema, { body });
}

/** Turns alerts off. Never throws. */
export function stopAlerts(api: string, body: z.input<typeof alertStop.body.schema>) {
	return call(api + alertStop.path, ChoiceSchema, { body });
}
