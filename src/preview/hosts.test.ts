import { expect, test } from 'vitest';
import { COAST, RANGE } from '../../tests/fixtures/sites/preview.ts';
import { shownAt, unknownHost } from './hosts.ts';

const SITES = [COAST, RANGE];

test.each([
	{ host: 'localhost', shown: 'index' },
	{ host: '127.0.0.1', shown: 'index' },
	{ host: '[::1]', shown: 'index' },
	{ host: 'coast-motors.localhost', shown: COAST },
	{ host: 'Coast-Motors.localhost.', shown: COAST },
	{ host: 'www.coastmotors.example', shown: COAST },
	{ host: 'range-caravans.localhost', shown: RANGE },
	{ host: 'other.localhost', shown: null },
	{ host: 'coast-motors.localhost.evil.example', shown: null },
	{ host: 'x.coast-motors.localhost', shown: null },
	{ host: '..localhost', shown: null },
])('$host', ({ host, shown }) => {
	expect(shownAt(host, SITES)).toEqual(shown);
});

test('the answer to an unknown host lists the known ones', () => {
	expect(unknownHost('other.localhost', SITES)).toBe(
		'No site is shown at other.localhost; the preview knows localhost, coast-motors.localhost, ' +
			'www.coastmotors.example, coastmotors.example, range-caravans.localhost.',
	);
});
