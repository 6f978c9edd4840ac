import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Enquiries } from './Enquiries.tsx';

test('an enquiry has its reference by the name that success pages and mails give it', () => {
	const enquiry = {
		reference: 'A1B2-C3D4',
		received_at: '2026-11-22T05:12:00.000Z',
		category: 'General Enquiry',
		state: 'received',
		time: null,
		place: { name: 'Geelong West', phone: '(03) 5221 8840' },
		vehicle: null,
		sent: null,
	} as const;
	const html = renderToStaticMarkup(<Enquiries enquiries={[enquiry]} />);
	expect(html).toContain('Reference A1B2-C3D4, sent 22 November');
	expect(html).not.toContain('Receipt');
});
