import type { Route } from '../../route.ts';
import { appointmentsRoute } from './appointments.ts';
import { captchaRoute } from './captcha.ts';
import { enquiriesRoute } from './enquiries.ts';
import { heldRoute, releaseHeldRoute } from './held.ts';
import { leadsRoute } from './leads.ts';
import { miscellaneousRoute } from './miscellaneous.ts';
import { pageSubjectRoomRoute, pageSubjectRoute } from './page-subject.ts';
import { privateAnswersRoute, showPrivateAnswersRoute } from './private-answers.ts';
import { questionsRoute } from './questions.ts';
import { receivedRoute } from './received.ts';
import { sentLeadRoute, successRoute } from './sent-lead.ts';

/** Endpoints of forms, of what their senders see afterwards, and of what dealers open from a mail. */
export const leadRoutes: readonly Route[] = [
	enquiriesRoute,
	sentLeadRoute,
	successRoute,
	leadsRoute,
	questionsRoute,
	captchaRoute,
	appointmentsRoute,
	pageSubjectRoute,
	pageSubjectRoomRoute,
	miscellaneousRoute,
	heldRoute,
	releaseHeldRoute,
	receivedRoute,
	privateAnswersRoute,
	showPrivateAnswersRoute,
];
