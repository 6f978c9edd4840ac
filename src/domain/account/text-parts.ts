/** The characters of a text message's own alphabet (3GPP TS 23.038); any other makes the whole message Unicode, with less room. */
const PLAIN = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà^{}\\[~\]|€]*$/;
/** Characters of that alphabet that take the room of two. */
const DOUBLE = /[\^{}\\[~\]|€]/g;

/** Characters of a message that is sent as one, and of each part of a longer one. */
const ROOM = { plain: { alone: 160, part: 153 }, unicode: { alone: 70, part: 67 } } as const;

/** The number of messages that a text is sent, and charged, as. */
export function textParts(text: string): number {
	const isPlain = PLAIN.test(text);
	const length = isPlain ? text.length + (text.match(DOUBLE)?.length ?? 0) : text.length;
	const { alone, part } = isPlain ? ROOM.plain : ROOM.unicode;
	return length <= alone ? 1 : Math.ceil(length / part);
}
