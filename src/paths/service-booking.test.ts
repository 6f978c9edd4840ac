import { expect, test } from 'vitest';
import { serviceBookingUrl } from './service-booking.ts';

test.each([
	[null, '/genuine-service'],
	['https://network.example', 'https://network.example/service/booking'],
	['https://network.example/', 'https://network.example/service/booking'],
])('with the brand base domain %s the service booking is at %s (SERVICE-004)', (domain, url) => {
	expect(serviceBookingUrl(domain)).toBe(url);
});
