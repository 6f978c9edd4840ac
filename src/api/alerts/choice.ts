import * as z from 'zod/mini';
import { ALERT_CHANNELS } from '../../domain/alerts/alert-channel.ts';
import type { Endpoint } from '../endpoint.ts';
import { ChosenAlertsSchema } from './chosen-alerts.ts';

/** A visitor's alerts about saved vehicles, as the service answers them after each look or change. */
export const ChoiceSchema = z.object({
	/** The channels that were ever turned on. */
	alerts: z.array(ChosenAlertsSchema),
	/** The number that signed in and gets texts, in E.164. */
	phone: z.string(),
	/** The smallest price drop that is sent, per cent. */
	price_drop_percent: z.number(),
	/** Who sends alerts. */
	sender: z.string(),
	/** Whether texts can be stopped by a reply, beside the link in each. */
	takes_replies: z.boolean(),
});

const answers = { 200: { description: 'The alerts of the visitor', schema: ChoiceSchema } } as const;
const refusals = [403, 404, 429] as const;
const channel = z.enum(ALERT_CHANNELS);

/** The alerts of the signed-in visitor. */
export const alertChoice = {
	method: 'get',
	path: '/alerts',
	summary: 'The alerts of the signed-in visitor',
	answers,
	refusals,
} as const satisfies Endpoint;

/** Turns alerts about saved vehicles on. An email address gets a mail first, whose link confirms it. */
export const alertStart = {
	method: 'post',
	path: '/alerts/start',
	summary: 'Turn alerts about saved vehicles on',
	body: {
		type: 'json',
		schema: z.object({
			channel,
			/** The address for `email`; texts go to the number that signed in. */
			email: z._default(z.string().check(z.maxLength(254)), ''),
			/** The consent words as they are shown, beside a box or button that was not chosen beforehand (Spam Act 2003). */
			words: z.string().check(z.minLength(1), z.maxLength(1000)),
			/** The path of the page. */
			page: z.string().check(z.minLength(1), z.maxLength(300)),
			/** The browser's time zone, for quiet hours. */
			time_zone: z._default(z.string().check(z.maxLength(60)), ''),
		}),
	},
	answers,
	refusals,
} as const satisfies Endpoint;

/** Turns alerts off. */
export const alertStop = {
	method: 'post',
	path: '/alerts/stop',
	summary: 'Turn alerts off',
	body: { type: 'json', schema: z.object({ channel }) },
	answers,
	refusals,
} as const satisfies Endpoint;
