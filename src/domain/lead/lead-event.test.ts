import { expect, test } from 'vitest';
import { leadEvent } from './lead-event.ts';

const TAGGED = 'Test Drive Only';

test.each([
	{ form: 'enquiry', car_type: 'new', tag: TAGGED, event: 17, clause: 'ANALYTICS-012' },
	{ form: 'enquiry', car_type: 'demo', tag: TAGGED, event: 17, clause: 'ANALYTICS-012' },
	{ form: 'enquiry', car_type: 'used', tag: TAGGED, event: 17, clause: 'ANALYTICS-012' },
	{ form: 'test_drive', car_type: 'used', tag: TAGGED, event: 17, clause: 'ANALYTICS-012' },
	{ form: 'test_drive', car_type: 'new', tag: TAGGED, event: 17, clause: 'ANALYTICS-012' },
	{ form: 'enquiry', car_type: 'used', tag: ' TEST DRIVE ONLY ', event: 17, clause: 'ANALYTICS-012' },
	{ form: 'enquiry', car_type: 'used', tag: 'Test Drive Only Today', event: 15, clause: 'ANALYTICS-013' },
	{ form: 'enquiry', car_type: 'used', tag: '', event: 15, clause: 'ANALYTICS-013' },
	{ form: 'enquiry', car_type: 'used', tag: null, event: 15, clause: 'ANALYTICS-013' },
	{ form: 'test_drive', car_type: 'used', tag: null, event: 48, clause: 'ANALYTICS-013' },
	{ form: 'enquiry', car_type: 'new', tag: null, event: 14, clause: 'ANALYTICS-014' },
	{ form: 'enquiry', car_type: 'demo', tag: 'Last one', event: 14, clause: 'ANALYTICS-014' },
	{ form: 'test_drive', car_type: 'new', tag: null, event: 17, clause: 'ANALYTICS-014' },
	{ form: 'test_drive', car_type: 'demo', tag: null, event: 17, clause: 'ANALYTICS-014' },
] as const)(
	'$form about a $car_type vehicle tagged $tag is event $event (ANALYTICS-002, ANALYTICS-003, $clause)',
	({ form, event, ...vehicle }) => {
		expect(leadEvent(form, vehicle)).toBe(event);
	},
);
