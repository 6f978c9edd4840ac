import { expect, test } from 'vitest';
import { apiSite } from '../../fixtures/leads/api-site.ts';
import { leadService } from '../../fixtures/leads/lead-service.ts';

const [VEHICLE = { id: '', title: '' }] = apiSite().vehicles;
const PAGE = 'https://www.coast.example/apply-for-finance';

/** What the frame in a page shows, as text. */
async function frameIn(referer: string | null) {
	const service = await leadService();
	const answer = await service.call('/api/page-subject', { headers: referer === null ? {} : { referer } });
	return { answer, html: await answer.text() };
}

test('without JavaScript a frame in the application shows the vehicle and figures of the page’s address (FINANCE-008)', async () => {
	const { answer, html } = await frameIn(
		`${PAGE}?preferredDealership=geelong&vehiclePriceBudget=45990&car_id=${VEHICLE.id}&car_type=used&deposit=2000&term_years=4`,
	);
	expect(answer.status).toBe(200);
	expect(html).toContain(VEHICLE.title);
	expect(html).toContain('$45,990 drive away');
	expect(html).toMatch(/target="_top"/);
	expect(html).toMatch(/<dt>Deposit<\/dt> <dd>\$2,000<\/dd>.*4 years/s);
	expect(html.match(/45,990/g)).toHaveLength(1);
	expect(html).toContain('no need to type them again');
});

test('only its own site may frame the page, which is not cached', async () => {
	const { answer } = await frameIn(`${PAGE}?car_id=${VEHICLE.id}`);
	expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
	expect(answer.headers.get('x-frame-options')).toBe('SAMEORIGIN');
	expect(answer.headers.get('cache-control')).toBe('no-store');
});

test.each([
	['a vehicle', `${PAGE}?car_id=${VEHICLE.id}`, '6rem'],
	['a vehicle and figures', `${PAGE}?car_id=${VEHICLE.id}&deposit=2000`, '13rem'],
	['a vehicle that is not listed', `${PAGE}?car_id=gone`, '6rem'],
	['figures alone', `${PAGE}?deposit=2000&term_years=4`, '13rem'],
	['no vehicle and no figures', PAGE, null],
	['unreadable figures', `${PAGE}?deposit=%3Cb%3E`, null],
	['a vehicle, on another site', `https://evil.example/?car_id=${VEHICLE.id}`, null],
])(
	'the page around has room for the frame where its address names something: %s',
	async (_, referer, height) => {
		const service = await leadService();
		const answer = await service.call('/api/page-subject.css', { headers: { referer } });
		expect(answer.status).toBe(200);
		expect(answer.headers.get('content-type')).toContain('text/css');
		expect(answer.headers.get('cache-control')).toBe('no-store');
		expect(/height:([^;]+)/.exec(await answer.text())?.[1] ?? null).toBe(height);
	},
);

test.each([
	['a vehicle that is not listed', `${PAGE}?car_id=gone`, 'no longer listed'],
	['no vehicle', PAGE, 'not about one particular vehicle'],
	['another site', `https://evil.example/?car_id=${VEHICLE.id}`, null],
	['nothing in it', null, null],
	['markup as an id', `${PAGE}?car_id=%3Cimg%20src=x%3E`, 'no longer listed'],
	['unreadable figures', `${PAGE}?deposit=%3Cb%3E&vehiclePriceBudget=NaN`, null],
])('the frame shows no vehicle and no figures for an address with %s', async (_, referer, says) => {
	const { answer, html } = await frameIn(referer);
	expect(answer.status).toBe(200);
	if (says) expect(html).toContain(says);
	expect(html).not.toMatch(/<(img|b|dt)\b/);
	expect(html).not.toContain(VEHICLE.title);
});
