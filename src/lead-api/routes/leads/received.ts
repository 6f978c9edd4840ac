import { received } from '../../../api/leads/received.ts';
import { callLine, escaped, htmlPage } from '../../answers/html-page.ts';
import { route } from '../../route.ts';

/** Page after a form that is held for a check: says that it was saved, and promises no reply. */
export const receivedRoute = route(received, () => (c) => {
	const { site } = c.var;
	return htmlPage(
		200,
		'We have your message',
		`<p>Your message is saved. It is checked before our team at ${escaped(site.name)} sees it, so a reply may take longer than usual.</p>
${callLine(site)}`,
		site,
	);
});
