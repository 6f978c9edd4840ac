import type { IconName } from '../../../../ui/icon/icon-names.ts';
import type { VehiclePageAction } from '../../embed/actions-data.ts';

/** Icon of each action. */
export const ACTION_ICONS: Record<VehiclePageAction['name'], IconName> = {
	enquire: 'mail',
	test_drive: 'cal',
	finance: 'dollar',
	view_details: 'arrow',
	reserve: 'shield',
	buy_online: 'card',
	trade_in: 'swap',
	make_offer: 'label',
	call: 'phone',
	chat: 'message',
	whatsapp: 'message',
	instant_message: 'message',
	history_report: 'doc',
	location: 'pin',
	payment_methods: 'card',
	share: 'share',
	favourite: 'check',
	compare: 'swap',
	print: 'print',
	pdf: 'doc',
	similar: 'search',
	photos: 'cam',
};
