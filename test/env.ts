// Node's fetch takes absolute addresses only; this one is jsdom's own origin.
process.env.API_URL = 'http://localhost';
