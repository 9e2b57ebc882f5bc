/** Loaded before the server: what it sends to the push service PUSH_HOSTS arrives at one of a test, at PUSH_PORT. */
const http = require('node:http');
const https = require('node:https');

const { request } = https;

https.request = (url, options) =>
  url.hostname === process.env.PUSH_HOSTS
    ? http.request(`http://127.0.0.1:${process.env.PUSH_PORT}${url.pathname}`, options)
    : request(url, options);
