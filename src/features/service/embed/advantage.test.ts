import { expect, test } from 'vitest';
import { aParsedDealer } from '../../../../tests/fixtures/config/a-dealer.ts';
import { ModelSchema } from '../../../domain/content/model.ts';
import { openContext } from '../../../site/open/open-context.ts';
import { openSite } from '../../../site/open/open-site.ts';
import { advantageBlock } from './advantage.ts';

const dealer = aParsedDealer({ manufacturer: 'Toyota', features: { service_advantage: {} } });
const context = openContext(openSite(dealer, [], new Map(), new Date('2026-03-02T02:00:00Z')), new Set());

test.each([
	['Fortuner', 'discontinued', 'UP TO $290 per Service'],
	['Granvia', 'discontinued', 'UP TO $290 per Service'],
	['Tarago', 'discontinued', undefined],
	['RAV4', 'available', 'UP TO $260 per Service'],
])('the service price of a %s (%s): %s (SERVICE-015 to SERVICE-034)', (name, status, badge) => {
	const model = ModelSchema.parse({
		name,
		slug: name.toLowerCase(),
		manufacturer: 'toyota',
		status,
		manufacturer_body: '4x4',
		image: { url: 'https://pictures.example/a.webp' },
		line: 'A line.',
	});
	expect(advantageBlock(model, context)?.badge).toBe(badge);
});
