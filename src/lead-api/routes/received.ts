import { callLine, escaped, htmlPage } from '../answers/html-page.ts';
import { RECEIVED_PAGE } from '../answers/success-page.ts';
import { type Endpoint, refusals } from '../api.ts';

/** The page after a form that is held for a check: says what is true of it, and promises no reply. */
export const received: Endpoint = (app) => {
	app.openAPIRegistry.registerPath({
		method: 'get',
		path: RECEIVED_PAGE,
		summary: 'The page after a form that is held for a check',
		responses: {
			200: {
				description: 'A page',
				content: { 'text/html': { schema: { type: 'string' } } },
			},
			...refusals(false),
		},
	});
	app.get(RECEIVED_PAGE, (c) => {
		const { site } = c.var;
		return htmlPage(
			200,
			'We have your message',
			`<p>Your message is saved. It is checked before our team at ${escaped(site.name)} sees it, so a reply may take longer than usual.</p>
${callLine(site)}`,
			site,
		);
	});
};
