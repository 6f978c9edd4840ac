/**
 * The chat about anything at a site (CHAT-001). Every page of a dealer with a chat knows it: in this file, its script loads no other path.
 */
export const CHAT_PATH = '/chat';
