import type { Context } from 'hono';
import { pageSubject, pageSubjectRoom } from '../../../api/leads/page-subject.ts';
import { subjectFrame, subjectRoom } from '../../answers/subject-frame.ts';
import type { Env } from '../../deps.ts';
import { pageOfReferer } from '../../request/page-of-referer.ts';
import { route } from '../../route.ts';

/** What the page around a frame is about: its address says so, which only a script could read there. */
export const pageSubjectRoute = route(pageSubject, () => (c) => subjectFrame(pageAround(c), c.var.site));

/** The room for that frame in the page. */
export const pageSubjectRoomRoute = route(pageSubjectRoom, () => (c) => subjectRoom(pageAround(c)));

function pageAround(c: Context<Env>): URL | null {
	const ownHost = c.req.header('host') ?? new URL(c.req.url).host;
	return pageOfReferer(c.req.header('referer'), c.var.site, ownHost);
}
