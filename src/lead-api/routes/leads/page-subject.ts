import { pageSubject } from '../../../api/leads/page-subject.ts';
import { subjectFrame } from '../../answers/subject-frame.ts';
import { pageOfReferer } from '../../request/page-of-referer.ts';
import { route } from '../../route.ts';

/** What the page around a frame is about: its address says so, which only a script could read there. */
export const pageSubjectRoute = route(pageSubject, () => (c) => {
	const { site } = c.var;
	const ownHost = c.req.header('host') ?? new URL(c.req.url).host;
	return subjectFrame(pageOfReferer(c.req.header('referer'), site, ownHost), site);
});
