import type { Route } from '../../route.ts';
import {
	alertConfirmationRoute,
	confirmAlertsRoute,
	unsubscribePageRoute,
	unsubscribeRoute,
} from './alert-links.ts';
import { alertChoiceRoute, alertStartRoute, alertStopRoute } from './alerts.ts';
import { textRepliesRoute } from './text-replies.ts';

/** Endpoints of alerts about saved vehicles. */
export const alertRoutes: readonly Route[] = [
	alertChoiceRoute,
	alertStartRoute,
	alertStopRoute,
	alertConfirmationRoute,
	confirmAlertsRoute,
	unsubscribePageRoute,
	unsubscribeRoute,
	textRepliesRoute,
];
