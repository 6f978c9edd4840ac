/** How the bytes of a text travel in a mail (RFC 2045). */
export interface TextEncoding {
	/** 'quoted-printable', 'base64'; anything else is as it stands. */
	encoding: string;
	charset: string;
}

/** The text of a mail's body, given as one character for each byte. */
export function decodedText(body: string, { encoding, charset }: TextEncoding): string {
	return decoderFor(charset).decode(bytesOf(body, encoding.trim().toLowerCase()));
}

/** A header with its encoded words read: `=?utf-8?Q?Zo=C3=AB?=` (RFC 2047). */
export function decodedHeader(value: string): string {
	const plain = decoderFor('utf-8').decode(Buffer.from(value, 'latin1'));
	// Between two encoded words, space only folds the line.
	return plain
		.replace(/(\?=)\s+(=\?)/g, '$1$2')
		.replace(/=\?([\w-]+)\?([bq])\?([^?\s]*)\?=/gi, (_word, charset: string, kind: string, text: string) =>
			kind.toLowerCase() === 'b'
				? decodedText(text, { encoding: 'base64', charset })
				: decodedText(text.replaceAll('_', ' '), { encoding: 'quoted-printable', charset }),
		);
}

function bytesOf(body: string, encoding: string): Uint8Array {
	switch (encoding) {
		case 'base64':
			return Buffer.from(body, 'base64');
		case 'quoted-printable':
			return Buffer.from(unquoted(body), 'latin1');
		default:
			return Buffer.from(body, 'latin1');
	}
}

function unquoted(body: string): string {
	return body
		.replace(/=[ \t]*\r?\n/g, '')
		.replace(/=([\da-f]{2})/gi, (_escape, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

function decoderFor(charset: string): TextDecoder {
	try {
		return new TextDecoder(charset);
	} catch {
		// A charset nobody knows: most mail is UTF-8, and what is not shows replacement characters.
		return new TextDecoder();
	}
}
