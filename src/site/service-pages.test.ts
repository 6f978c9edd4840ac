import { describe, expect, test } from 'vitest';
import { FEATURES, siteOf } from '../../tests/fixtures/sites/showroom-site.ts';
import type { LeadPageData } from '../features/forms/embed/form-data.ts';
import type { ModelData } from '../features/models/page-data.ts';
import type { PartsData, ServiceData } from '../features/service/page-data.ts';

describe('service and parts', () => {
	test('accessories are listed on the parts page only when asked for (MODELS-023)', () => {
		const site = siteOf({ models: [{ accessories_count: 3 }] }, { features: { ...FEATURES, parts: {} } });
		expect(site.data<PartsData>('/vehicle-parts-and-accessories').accessories).toEqual([]);
	});

	test('a service is booked at the brand’s network where there is one (SERVICE-004)', () => {
		const own = siteOf({}).data<ServiceData>('/service');
		const network = siteOf({}, { brand_base_domain: 'https://network.example' }).data<ServiceData>(
			'/service',
		);
		expect(own.book.href).toBe('/genuine-service');
		expect(network.book.href).toBe('https://network.example/service/booking');
		expect(siteOf({}, { lead_api: null }).data<ServiceData>('/service').book.href).toMatch(/^tel:/);
	});

	test('the service prices of a make are only on sites of that make (BRAND-003)', () => {
		const on = { features: { ...FEATURES, service_advantage: {} } };
		expect(
			siteOf({}, { ...on, manufacturer: 'Toyota' }).data<ServiceData>('/service').prices?.rows,
		).toHaveLength(19);
		expect(siteOf({}, { ...on, manufacturer: 'Kia' }).data<ServiceData>('/service').prices).toBeNull();
		const kia = siteOf({ models: [{ manufacturer: 'kia' }] }, { ...on, manufacturer: 'Kia' });
		expect(kia.data<ModelData>('/rav4').advantage).toBeNull();
	});

	test('the parts warranty has the specification’s wording (SERVICE-035, SERVICE-036)', () => {
		expect(siteOf({}).data<PartsData>('/vehicle-parts-and-accessories').warranty).toEqual([
			'Genuine parts we fit: the remainder of the vehicle warranty or 2 years from installation, whichever is greater, for purchases on or after 01/01/2019.',
			'Unfitted parts: 2 years from purchase.',
		]);
	});

	test('service and parts forms have their categories (SERVICE-003, SERVICE-007)', () => {
		const site = siteOf({});
		const category = (path: string) => site.data<LeadPageData>(path).form.categories[0]?.value;
		expect(category('/genuine-service')).toBe('Service Booking');
		expect(category('/parts/search')).toBe('Parts Enquiry');
	});
});
