import { expect, test } from 'vitest';
import { isStopReply } from './stop-words.ts';

test.each([
	'STOP',
	' stop. ',
	'Stop!',
	'stop texting me',
	'STOP ALL',
	'Unsubscribe',
	'opt-out',
	'Quit\n',
	'"Stop"',
])('the reply %j stops alerts', (text) => {
	expect(isStopReply(text)).toBe(true);
});

test.each([
	'',
	'Is it still there?',
	'nonstop',
	'When does the sale end?',
	"Please don't cancel my booking",
	'停',
])('the reply %j does not stop alerts', (text) => {
	expect(isStopReply(text)).toBe(false);
});
